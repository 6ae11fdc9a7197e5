import { z } from 'zod';
import { versionsRoute } from '../../src/contract/develop-routes';
import { version } from '../../src/gatsby/develop/version';
import type { CmsPage } from './cms-options';
import { showDialog } from './dialog';
import { fileOf, placeIn } from './hash-place';

const addressOf = (parameters: Record<string, string>) =>
  `${versionsRoute}?${new URLSearchParams(parameters)}`;

async function offerVersions(path: string, isEntry: boolean): Promise<void> {
  const response = await fetch(addressOf({ path }));
  const versions = z.array(version).parse(await response.json());
  const kind = isEntry ? 'version of this entry' : 'entry that was deleted here';
  const message =
    versions.length > 0 ? `Bring back an earlier ${kind}:` : `There is no earlier ${kind}.`;
  const buttons = versions.map(({ file, id, when, line }) => ({
    label: `${when}: “${line}”`,
    press: async () => {
      await fetch(addressOf({ path: file, id }), { method: 'POST' });
      location.reload();
    },
  }));
  await showDialog(message, buttons);
}

/** Adds a button that brings back an earlier version of the open entry, or an entry that was deleted from the list. */
export function addVersionsButton(pages: readonly CmsPage[]): void {
  const button = document.createElement('button');
  button.id = 'versions';
  const update = () => {
    button.hidden = fileOf(location.hash, pages) === undefined;
    button.textContent = placeIn(location.hash).name ? 'Earlier versions' : 'Deleted entries';
  };
  button.addEventListener('click', () => {
    const { hash } = location;
    const path = fileOf(hash, pages);
    if (path !== undefined) void offerVersions(path, placeIn(hash).name !== undefined);
  });
  addEventListener('hashchange', update);
  document.body.append(button);
  update();
}
