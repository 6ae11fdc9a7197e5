import { fail } from '../../kit/stop';
import { sendCanary, watchForms, type Account } from './watch-forms';
import { watchSite } from './watch-site';

/** Returns a variable of the environment. */
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}; packages/hosting/README.md says to what.`);
  return value;
}

const account = (): Account => ({
  origin: process.env.GATSBY_EMAILJS_ORIGIN || 'https://api.emailjs.com',
  publicKey: variable('GATSBY_EMAILJS_PUBLIC_KEY'),
  privateKey: variable('EMAILJS_PRIVATE_KEY'),
  serviceId: variable('GATSBY_EMAILJS_SERVICE_ID'),
  templateId: variable('GATSBY_EMAILJS_CONTACT_TEMPLATE_ID'),
  quota: Number(variable('EMAILJS_MONTHLY_QUOTA')),
});

/**
 * Runs `npm run watch -- site`, `forms` or `canary`: prints what an owner should know, and exits
 * with 1 then.
 */
async function main([what]: string[]): Promise<void> {
  const watches = {
    site: () => watchSite(variable('SITE_ADDRESS')),
    forms: () => watchForms(account()),
    canary: () => sendCanary(account()),
  };
  const [, watch] = Object.entries(watches).find(([name]) => name === what) ?? [];
  if (!watch) throw new Error(`Write one of ${Object.keys(watches).join(', ')}.`);
  const faults = await watch();
  console.log(
    faults.length === 0 ? 'Nothing to report.' : faults.map((one) => `- ${one}`).join('\n'),
  );
  if (faults.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2)).catch(fail);
