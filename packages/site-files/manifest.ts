type ManifestSite = {
  brand: string;
  tagline: string;
  language: string;
  /** The colour behind the icons and the page. */
  paper: string;
};

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Returns the manifest that a device reads when somebody adds the site to the home screen (W3C Web
 * App Manifest). It names the icons of `icons.ts`, and `icon.svg`.
 */
export const manifest = ({ brand, tagline, language, paper }: ManifestSite): string =>
  JSON.stringify({
    name: brand,
    short_name: brand,
    description: tagline,
    lang: language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
