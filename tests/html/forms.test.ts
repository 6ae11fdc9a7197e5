import { formFields } from '../../src/contract/form-fields';
import { describeSites } from './support/site';

const ids = ['service_id', 'template_id', 'user_id'];

const namesOf = (
  form: keyof typeof formFields,
  isWanted = (_field: { required: boolean }) => true,
) => formFields[form].filter(isWanted).map(({ name }) => name);

describeSites((site) => {
  test('every page has the newsletter form, and the contact page the inquiry, with the specified parts', () => {
    const newsletter = site.content.hasNewsletter ? ['newsletter'] : [];
    for (const { path, attributes, content } of site.pages) {
      const isContact = content.template === 'contact';
      const expected = [
        ...(isContact ? namesOf('contact') : []),
        ...newsletter.flatMap(() => namesOf('newsletter')),
      ];
      expect([path, ...new Set(attributes('form [name]', 'name'))].sort()).toEqual(
        [path, ...expected, ...(expected.length > 0 ? ids : [])].sort(),
      );
      const forms = [...(isContact ? ['contact'] : []), ...newsletter];
      expect(attributes('form', 'data-form')).toEqual(forms);
    }
  });

  test('a form requires the fields that are declared so', () => {
    const inquiry = 'form[data-form=contact]';
    for (const { attributes } of site.pagesOf('contact')) {
      expect([...new Set(attributes(`${inquiry} [required]`, 'name'))]).toEqual(
        namesOf('contact', ({ required }) => required),
      );
      expect(attributes(`${inquiry} [type=email][required]`, 'name')).toEqual(['email']);
    }
    for (const page of site.pages)
      for (const { attribs } of page.$('form[data-form=newsletter] [name=subscriber_email]'))
        expect(attribs).toMatchObject({ type: 'email', required: '' });
  });

  test('a browser can send each form by itself, with the ids of the service once', () => {
    for (const { $ } of site.pages) {
      for (const element of $('form')) {
        const form = $(element);
        expect(form.attr()).toMatchObject({
          method: 'post',
          enctype: 'multipart/form-data',
          action: expect.stringMatching(/^https?:\/\/[\w.:-]+\/api\/v1\.0\/email\/send-form$/),
        });
        expect(form.find('[type=submit]:not([data-native])')).toHaveLength(1);
        for (const id of ids) {
          expect(form.find(`[name=${id}]`)).toHaveLength(1);
          expect(form.find(`> [type=hidden][name=${id}]`)).toHaveLength(1);
        }
      }
    }
  });

  test('every form has each slot that React renders into', () => {
    const shared = ['notices', 'progress', 'slow'];
    const slots = { contact: [...shared, 'cleared', 'summary', 'toast'], newsletter: shared };
    for (const { path, $ } of site.pages)
      for (const name of ['contact', 'newsletter'] as const)
        for (const form of $(`form[data-form=${name}]`)) {
          const found = $(form)
            .find('[data-slot]')
            .toArray()
            .map(({ attribs }) => attribs['data-slot']);
          const errors = namesOf(name, () => true);
          expect([path, ...found.sort()]).toEqual([path, ...[...slots[name], ...errors].sort()]);
        }
  });
});
