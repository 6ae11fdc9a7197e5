import { requireBuild } from './support/build';
import { findings, pageAt, type Page } from './support/pages';

beforeAll(requireBuild);

const ids = ['service_id', 'template_id', 'user_id'];

/** Returns every form of a page, by the name that the starter uses. */
const forms = ({ $ }: Page) =>
  $('form')
    .toArray()
    .map((element) => ({ form: $(element), name: $(element).attr('data-app') ?? '' }));

type Form = ReturnType<typeof forms>[number]['form'];

const checkForms = (rule: (form: Form) => string[]) =>
  findings((page) =>
    forms(page).flatMap(({ form, name }) => rule(form).map((finding) => `${name} form ${finding}`)),
  );

test('every page has the newsletter form, and the contact page the contact form', () => {
  const check = (page: Page) => {
    const names = forms(page)
      .map(({ name }) => name)
      .join();
    const expected = page.path === '/contact/' ? 'contact,newsletter' : 'newsletter';
    return names === expected ? [] : [`has the forms "${names}" instead of "${expected}"`];
  };
  expect(findings(check)).toEqual([]);
});

test('a form can be sent without scripts: in the body of the request, with all its parts', () => {
  const rule = (form: Form) => [
    ...(form.attr('method')?.toLowerCase() === 'post' ? [] : ['does not post']),
    ...(form.attr('enctype') === 'multipart/form-data' ? [] : ['has no multipart enctype']),
    // The local inbox replaces the service, hence http on this machine.
    ...(/^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/api\/v1\.0\/email\/send-form$/.test(
      form.attr('action') ?? '',
    )
      ? []
      : [`posts to "${form.attr('action') ?? ''}"`]),
    ...(form.find('button[type=submit]').length === 1 ? [] : ['has no single submit button']),
  ];
  expect(checkForms(rule)).toEqual([]);
});

test('every form has the ids of the sending service once, for readers without scripts only', () => {
  const rule = (form: Form) =>
    ids.flatMap((id) => {
      const all = form.find(`[name=${id}]`);
      const quiet = form.find(`noscript input[type=hidden][name=${id}]`);
      return [
        ...(quiet.length === 1 ? [] : [`has ${id} ${quiet.length} times within noscript`]),
        ...(all.length === quiet.length ? [] : [`has ${id} outside noscript`]),
      ];
    });
  expect(checkForms(rule)).toEqual([]);
  const outside = ({ $ }: Page) =>
    ids.flatMap((id) =>
      $(`[name=${id}]`).length === $(`form noscript [name=${id}]`).length
        ? []
        : [`has ${id} outside a form`],
    );
  expect(findings(outside)).toEqual([]);
});

test('every field has a name, and only choices of one question share one', () => {
  const rule = (form: Form) => {
    const fields = form.find('input, select, textarea').not('[type=radio], [type=checkbox]');
    const names = fields
      .not('noscript *')
      .toArray()
      .map((_field, index) => fields.eq(index).attr('name') ?? '');
    return names
      .filter((name, index) => name === '' || names.indexOf(name) !== index)
      .map((name) => `has a field without a name of its own: "${name}"`);
  };
  expect(checkForms(rule)).toEqual([]);
});

test('the contact form asks for the specified parts in their order', () => {
  const { $ } = pageAt('/contact/');
  const names = $('form[data-app=contact]')
    .find('[name]')
    .not('noscript *')
    .toArray()
    .map((element) => $(element).attr('name') ?? '');
  expect([...new Set(names)]).toEqual([
    'fullName',
    'email',
    'role',
    'goals',
    'helpNeeded',
    'timeline',
    'budget',
    'additional',
  ]);
});

test('the newsletter form asks for an address only', () => {
  const { $ } = pageAt('/');
  const fields = $('form[data-app=newsletter]').find('[name]').not('noscript *');
  expect(fields.toArray().map((element) => $(element).attr('name'))).toEqual(['subscriber_email']);
});
