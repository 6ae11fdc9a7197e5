import type { Mistake } from './case';
import { jpg, png } from './png';

/** Pictures renamed, huge, cut off or named wrongly. */
export const carelessPictures: readonly Mistake[] = [
  {
    name: 'a picture that was renamed',
    file: 'images/hero.png',
    to: null,
    says: [
      'content/pages/about.mdx:10:10  "images/hero.png" does not exist. Put the picture into content/images/, or correct the name [picture-missing]',
      'content/pages/home.mdx:10:12  "images/hero.png" does not exist. Put the picture into content/images/, or correct the name [picture-missing]',
      'content/pages/home.mdx:45:12  "images/hero.png" does not exist. Put the picture into content/images/, or correct the name [picture-missing]',
      'content/pages/press.mdx:10:10  "images/hero.png" does not exist. Put the picture into content/images/, or correct the name [picture-missing]',
      'content/pages/services.mdx:10:12  "images/hero.png" does not exist. Put the picture into content/images/, or correct the name [picture-missing]',
      'content/site.json:12:29  "images/hero.png" does not exist. Put the picture into content/images/, or correct the name [picture-missing]',
    ],
  },
  {
    name: 'a picture with the wrong ending',
    file: 'images/hero.png',
    to: Buffer.from([
      0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 3, 232, 7, 208, 3, 0, 0, 0, 0, 0, 0, 0xff, 0xd9,
    ]),
    says: [
      'content/images/hero.png:1:1  hero.png is a JPG picture. Rename it to hero.jpg, and change the name where it is used [picture-format]',
    ],
  },
  {
    name: 'a picture that was cut off',
    file: 'images/hero.png',
    to: Buffer.from(''),
    says: [
      'content/images/hero.png:1:1  hero.png cannot be read as a picture. Export it again as JPG, PNG or WebP [picture-format]',
    ],
  },
  {
    name: 'a huge picture',
    file: 'images/hero.png',
    to: png(12000, 9000),
    says: [
      'content/images/hero.png:1:1  hero.png is 12000 × 9000 px. Save it with 4000 px or less on its longer side [picture-weight]',
    ],
  },
  {
    name: 'a portrait that is not square',
    file: 'images/testimonials/mei.png',
    to: png(480, 640),
    says: [
      'content/testimonials/mei.json:8:14  mei.png is 480 × 640 px. A portrait is shown in a circle; crop it to a square [picture-size]',
    ],
  },
  {
    name: 'a picture of a phone',
    file: 'images/team.heic',
    to: 'xx',
    says: [
      'content/images/team.heic:1:1  team.heic is a HEIC picture of a phone, which most browsers cannot show. Export it as JPG [picture-format]',
    ],
  },
  {
    name: 'a picture with the ending jpeg',
    file: 'images/team.jpeg',
    to: 'xx',
    says: [
      'content/images/team.jpeg:1:1  Rename "team.jpeg" to team.jpg. Use small letters, digits and hyphens [file-name]',
    ],
  },
  {
    name: 'a description of one word',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: Red',
    says: [
      'content/pages/press.mdx:11:8  "picture.alt" has fewer than 5 characters. Tell what the picture shows, or write "" if it only decorates (now: "Red") [picture-alt]',
    ],
  },
  {
    name: 'a description that tells everything',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: A red thread that begins at the left, crosses the whole of the paper, turns twice and ends in a knot at the right',
    says: [
      'content/pages/press.mdx:11:8  "picture.alt" has more than 100 characters. Tell the main thing only (now: "A red thread that begins at the left, crosses the whole of the paper, turns twice and ends in a knot at the right") [picture-alt]',
    ],
  },
  {
    name: 'a picture with a slash before it',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: '/images/hero.png',
    says: ['content/pages/press.mdx:10:10  Write "images/hero.png" [picture-missing]'],
    fixed: 'images/hero.png',
  },
  {
    name: 'a picture with a dot before it',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: './images/hero.png',
    says: ['content/pages/press.mdx:10:10  Write "images/hero.png" [picture-missing]'],
    fixed: 'images/hero.png',
  },
  {
    name: 'a picture with the slashes of Windows',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: 'images\\hero.png',
    says: ['content/pages/press.mdx:10:10  Write "images/hero.png" [picture-missing]'],
    fixed: 'images/hero.png',
  },
  {
    name: 'a picture with its folder',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: 'content/images/hero.png',
    says: ['content/pages/press.mdx:10:10  Write "images/hero.png" [picture-missing]'],
    fixed: 'images/hero.png',
  },
  {
    name: 'a picture from another site',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: 'https://press.example/hero.png',
    says: [
      'content/pages/press.mdx:10:10  Pictures are not loaded from other sites. Save this one in content/images/ and write its name [picture-missing]',
    ],
  },
  {
    name: 'a picture without its ending',
    file: 'pages/press.mdx',
    from: 'images/hero.png',
    to: 'images/hero',
    says: [
      'content/pages/press.mdx:10:10  "images/hero" does not exist. Closest: "images/hero.png" [picture-missing]',
    ],
    fixed: 'images/hero.png',
  },
  {
    name: 'a picture without a file',
    file: 'pages/press.mdx',
    from: '  light: images/hero.png\n',
    to: '',
    says: [
      'content/pages/press.mdx:10:3  Missing field "picture.light". Add a line: light: images/hero-light.jpg [missing-field]',
    ],
  },
  {
    name: 'a picture of which the end is missing',
    file: 'images/hero.png',
    to: png(2000, 1000).subarray(0, 28),
    says: [
      'content/images/hero.png:1:1  hero.png cannot be read as a picture. Export it again as JPG, PNG or WebP [picture-format]',
    ],
  },
  {
    name: 'a photograph of which the end is missing',
    file: 'images/hero.png',
    to: Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 3, 232, 7, 208, 3, 0, 0, 0, 0, 0, 0, 0, 0]),
    says: [
      'content/images/hero.png:1:1  hero.png cannot be read as a picture. Export it again as JPG, PNG or WebP [picture-format]',
    ],
  },
  {
    name: 'a photograph that is turned by a note',
    file: 'images/team.jpg',
    to: jpg(2000, 1000, { orientation: 6 }),
    says: [
      'content/images/team.jpg:1:1  team.jpg is turned by a note in the file (EXIF) only. Rotate it in an image editor, and save it [picture-kind]',
    ],
  },
  {
    name: 'a photograph for a printer',
    file: 'images/team.jpg',
    to: jpg(2000, 1000, { inks: 4 }),
    says: [
      'content/images/team.jpg:1:1  team.jpg has the colors of a printer (CMYK). Save it as RGB, or its colors will be wrong [picture-kind]',
    ],
  },
  {
    name: 'a picture that moves',
    file: 'images/team.png',
    to: Buffer.concat([
      png(2000, 1000).subarray(0, 24),
      Buffer.from('acTL....IDAT....IEND....', 'latin1'),
    ]),
    says: [
      'content/images/team.png:1:1  team.png is animated, but the site shows only its first frame. Save one frame [picture-kind]',
    ],
  },
  {
    name: 'a picture of a phone with the ending jpg',
    file: 'images/team.jpg',
    to: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    says: [
      'content/images/team.jpg:1:1  team.jpg is a HEIC picture of a phone, which most browsers cannot show. Export it as JPG [picture-format]',
    ],
  },
  {
    name: 'a pointer of Git LFS',
    file: 'images/team.jpg',
    to: 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
    says: [
      'content/images/team.jpg:1:1  team.jpg is a pointer of Git LFS, not the picture itself. Run: git lfs pull [picture-format]',
    ],
  },
  {
    name: 'a PDF among the pictures',
    file: 'images/prices.pdf',
    to: '%PDF-1.7',
    says: [
      'content/images/prices.pdf:1:1  prices.pdf is not a picture. Move it to static/downloads/ and link to it [picture-format]',
    ],
  },
  {
    name: 'a description that begins with image of',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: Image of a red thread',
    says: [
      'content/pages/press.mdx:11:8  Leave out "Image of". A screen reader says that this is a picture [alt-words]',
    ],
  },
  {
    name: 'a description that begins with a picture of',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: A picture of a red thread',
    says: [
      'content/pages/press.mdx:11:8  Leave out "A picture of". A screen reader says that this is a picture [alt-words]',
    ],
  },
  {
    name: 'a description that is the word picture',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: picture',
    says: [
      'content/pages/press.mdx:11:8  "picture" says nothing. Describe what the picture shows [alt-words]',
    ],
  },
  {
    name: 'a description of a person in a picture',
    file: 'pages/press.mdx',
    from: 'alt: A red thread',
    to: 'alt: A girl with a picture of her dog',
    says: [],
  },
  {
    name: 'a dark picture of another shape',
    file: 'pages/press.mdx',
    from: '  light: images/hero.png',
    to: '  light: images/hero.png\n  dark: images/testimonials/mei.png',
    says: [
      'content/pages/press.mdx:11:9  mei.png is 480 × 480 px, the light picture 2000 × 1000 px. Give both the same shape [picture-size]',
    ],
  },
];
