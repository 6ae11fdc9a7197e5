import { overlayRoute } from '../../src/contract/develop-routes';
import { cmsPolicy } from '../../src/gatsby/hosting/header-rules';
import type { CmsOptions } from './cms-options';

/** Added in `develop`: names the folder to choose, shows the problems of the check, and hides other ways to sign in. */
const developHead = `
    <script type="module" src="${overlayRoute}"></script>
    <style>
      body::after { content: "Choose the folder ${process.cwd().replaceAll('\\', '/')} and allow the editor to change its files. Your browser remembers it."; position: fixed; inset: auto 1rem 15%; font: 1rem/1.5 system-ui; color: var(--sui-primary-foreground-color); text-align: center; }
      body:not(:has(.powered-by))::after, body:has(.powered-by) .buttons .secondary { display: none; }
      .app-shell { height: calc(100dvh - var(--problems-height, 0px)) !important; contain: layout; }
      :has(> #preview[open]:not([hidden])) .app-shell { width: 50vw; }
      #preview, #versions { position: fixed; z-index: 9; inset: auto 1rem calc(1rem + var(--problems-height, 0px)) auto; font: .875rem/1.5 system-ui; color: #171a2b; }
      #preview > summary, #versions { padding: .375rem 1rem; border: 0; border-radius: 2rem; background: #fbf6f0; box-shadow: 0 1px 8px #0006; cursor: pointer; }
      #preview:not([hidden]) ~ #versions { right: 8.5rem; }
      #preview[open]:not([hidden]) ~ #versions { right: calc(50vw + 1rem); }
      #preview[open] { inset: 0 0 var(--problems-height, 0px) 50vw; background: #fbf6f0; }
      #preview[open] > summary { border-radius: 0; }
      #preview > p { margin: 0; padding: 2rem; }
      #preview > iframe { position: absolute; inset: 2.25rem 0 0; width: 100%; height: calc(100% - 2.25rem); border: 0; }
      @media (width < 600px) { #preview[open] { left: 0; } }
    </style>`;

/** Escapes a text for an attribute. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Returns the HTML of `/admin/`. */
export const adminPage = ({ brand, isOnline, pages }: CmsOptions) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <meta http-equiv="Content-Security-Policy" content="${cmsPolicy(isOnline)}" />
    <title>${brand}</title>
    <style>
      /* When an entry opens, Sveltia focuses the last component of its text. A hidden element cannot take the focus. */
      .lexical-root:not(:focus-within) .component.wrapper { transition: visibility 50ms step-end; @starting-style { visibility: hidden; } }
      table.grid { width: 100%; border-spacing: .25rem; }
      table.grid textarea { width: 100%; font: inherit; field-sizing: content; resize: none; }
      table.grid tbody > tr:first-child > td > textarea { font-weight: 600; }
      #message { max-width: 32rem; max-height: 80vh; overflow: auto; padding: 1.5rem; border: 0; border-radius: .5rem; font: 1rem/1.5 system-ui; color: #171a2b; background: #fbf6f0; }
      #message > p { margin: 0 0 1rem; }
      #message > button { margin: .125rem .5rem .125rem 0; padding: .375rem 1rem; border: 1px solid; border-radius: 2rem; }
    </style>
    <script type="module" src="/admin/cms.js"></script>${isOnline ? '' : developHead}
  </head>
  <datalist id="pages">
    ${pages.map(({ path, title }) => `<option value="${path}" label="${escaped(title)}">`).join('')}
  </datalist>
</html>
`;
