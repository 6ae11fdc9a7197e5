import { describeSites, type Page } from './support/site';

const ids = ['service_id', 'template_id', 'user_id'];

const fieldsOf = ({ $ }: Page, form: string) => [
  ...new Set(
    $(`form[data-app=${form}] [name]`)
      .not('noscript *')
      .toArray()
      .map(({ attribs }) => attribs.name),
  ),
];

describeSites((site) => {
  test('every page has the newsletter form, and the contact page the inquiry', () => {
    const check = ({ $, path }: Page) => {
      const names = $('form')
        .toArray()
        .map(({ attribs }) => attribs['data-app']);
      const expected = path === '/contact/' ? ['contact', 'newsletter'] : ['newsletter'];
      return names.join() === expected.join() ? [] : [`has the forms ${names.join()}`];
    };
    expect(site.faults(check)).toEqual([]);
  });

  test('a form asks for the specified parts and no others', () => {
    expect(fieldsOf(site.page('/'), 'newsletter')).toEqual(['subscriber_email']);
    expect(fieldsOf(site.page('/contact/'), 'contact')).toEqual(
      'fullName email role goals helpNeeded timeline budget additional'.split(' '),
    );
    const { $ } = site.page('/contact/');
    const required = $('form[data-app=contact] [required]').toArray();
    expect([...new Set(required.map(({ attribs }) => attribs.name))]).toEqual(
      'fullName email role goals budget'.split(' '),
    );
    expect(
      $('[type=email][required]')
        .toArray()
        .map(({ attribs }) => attribs.name),
    ).toEqual(['email', 'subscriber_email']);
  });

  test('the inquiry offers the options of its content, none of them chosen', () => {
    const { helpNeeded, timeline, budget } = site.content.contactForm;
    const { $ } = site.page('/contact/');
    const valuesOf = (selector: string) =>
      $(selector)
        .toArray()
        .map(({ attribs }) => attribs.value);
    expect(valuesOf('[name=helpNeeded][type=checkbox]')).toEqual(helpNeeded.options);
    expect(valuesOf('[name=budget]')).toEqual(budget.options);
    expect(valuesOf('[name=timeline] option')).toEqual([
      '',
      ...timeline.options.map(({ value }) => value),
    ]);
    expect($('form [checked], form [selected]')).toHaveLength(0);
  });

  test('without scripts a form is sent in the body of a request, with the ids of the service once', () => {
    for (const { $ } of site.pages) {
      for (const form of $('form')
        .toArray()
        .map((element) => $(element))) {
        expect(form.attr()).toMatchObject({
          method: 'post',
          enctype: 'multipart/form-data',
          action: expect.stringMatching(/^https?:\/\/[\w.:-]+\/api\/v1\.0\/email\/send-form$/),
        });
        expect(form.find('button[type=submit]')).toHaveLength(1);
        for (const id of ids) {
          // With scripts the library adds them, so they must not be there twice.
          expect(form.find(`[name=${id}]`)).toHaveLength(1);
          expect(form.find(`noscript > [type=hidden][name=${id}]`)).toHaveLength(1);
        }
      }
    }
  });
});
