import { buildDesk } from './desk/build-desk';
import { gatsby } from './gatsby';

/** Builds what is published: the site, and the desk if `site.json` says where it saves. */
async function main(): Promise<void> {
  await gatsby(['build'], {});
  await buildDesk('public/admin', true);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
