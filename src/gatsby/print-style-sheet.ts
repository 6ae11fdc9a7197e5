/**
 * How a page looks on paper: black on white, everything opened, nothing cut off, and without what only
 * works on a screen. No layer, so it wins over the rest. Links in running text show where they lead.
 */
export const printStyleSheet = [
  '*,::before,::after{color-scheme:light!important;color:#000!important;background:none!important;box-shadow:none!important;animation:none!important;mask:none!important}',
  'header,footer{position:static!important}',
  'nav,button,footer form,[href="#main"],label:not(form *),[data-tooltip]{display:none!important}',
  '::details-content{content-visibility:visible!important;block-size:auto!important}',
  'section:has(>div>ul>li>figure){overflow:visible!important}',
  'section>div:has(>ul>li>figure){display:block!important;width:auto!important}',
  'ul:has(>li>figure){flex-wrap:wrap!important;min-width:0!important;gap:1rem}',
  'main p a[href^=http]::after{content:" (" attr(href) ")"}',
  'h1,h2,h3{break-after:avoid}',
  'li,figure,picture,summary{break-inside:avoid}',
].join('');
