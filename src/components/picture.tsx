import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { PageAttribute } from '../contract/page-attributes';

/** A picture as GraphQL returns it (`ContentPicture`). */
export type PictureData = {
  light: { gatsbyImageData: IGatsbyImageData };
  dark: { gatsbyImageData: IGatsbyImageData } | null;
  /** Empty for a decorative picture. */
  alt: string;
};

type PictureProps = {
  picture: PictureData;
  /** The `sizes` attribute of the sources. */
  sizes: string;
  /** true: the largest picture of the first screen, loaded first. */
  priority?: boolean;
  className?: string;
};

/** Returns the sources of an image. The last one is for browsers that cannot read AVIF. */
const sourcesOf = ({ sources = [], fallback }: IGatsbyImageData['images']) => [
  ...sources,
  { type: undefined, srcSet: fallback?.srcSet },
];

/** Renders a picture for both themes in AVIF and WebP. It works without scripts. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { width, height, images } = picture.light.gatsbyImageData;
  return (
    <picture className={className}>
      {/* `src/page-scripts/pictures.ts` changes `media` while the theme differs from the system's. Only `develop`
          hydrates, and would warn of that. */}
      {picture.dark &&
        sourcesOf(picture.dark.gatsbyImageData.images).map(({ type, srcSet }) => (
          <source
            key={srcSet}
            type={type}
            srcSet={srcSet}
            sizes={sizes}
            media="(prefers-color-scheme: dark)"
            {...{ [PageAttribute.dark]: '' }}
            suppressHydrationWarning
          />
        ))}
      {images.sources?.map(({ type, srcSet }) => (
        <source key={srcSet} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        src={images.fallback?.src}
        alt={picture.alt}
        width={width}
        height={Math.round(height)}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        suppressHydrationWarning
      />
    </picture>
  );
}
