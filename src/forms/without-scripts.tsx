import { chakra } from '@chakra-ui/react';
import type { FormName } from '../starter/forms';
import { emailConfig } from './email';

const Note = chakra('p', { base: { marginTop: '1rem', color: 'softInk', fontSize: 'small' } });

/**
 * Renders what the browser itself needs to send a form: the ids of the account, and a note on what
 * the visitor will see. It is inside `noscript`, so that no message has the ids twice.
 */
export const WithoutScripts = ({ form, note }: { form: FormName; note: string }) => (
  <noscript>
    <input type="hidden" name="service_id" value={emailConfig.serviceId} />
    <input type="hidden" name="template_id" value={emailConfig.templateIds[form]} />
    <input type="hidden" name="user_id" value={emailConfig.publicKey} />
    <Note>{note}</Note>
  </noscript>
);
