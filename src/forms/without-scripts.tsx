import { chakra } from '../theme/chakra';
import { emailConfig, type FormName } from './config';

const Note = chakra('p', { base: { marginTop: '1rem', color: 'softInk', fontSize: 'small' } });

/**
 * What a form needs to be sent by the browser itself: the ids of the account, and a word on what the
 * visitor will see. Within `noscript`, so that no message has the ids twice.
 */
export const WithoutScripts = ({ form, note }: { form: FormName; note: string }) => (
  <noscript>
    <input type="hidden" name="service_id" value={emailConfig.serviceId} />
    <input type="hidden" name="template_id" value={emailConfig.templateIds[form]} />
    <input type="hidden" name="user_id" value={emailConfig.publicKey} />
    <Note>{note}</Note>
  </noscript>
);
