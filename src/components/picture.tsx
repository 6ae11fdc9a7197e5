import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** A picture as a query gives it. */
export type PictureData = {
  light: { gatsbyImageData: IGatsbyImageData };
  dark: { gatsbyImageData: IGatsbyImageData } | null;
  /** Empty for a picture that only decorates. */
  alt: string;
};

type PictureProps = {
  picture: PictureData;
  /** How wide the picture is drawn, as in the HTML attribute `sizes`. */
  sizes: string;
  /** true: the largest picture of the first screen, loaded before all others. */
  priority?: boolean;
  className?: string;
};

const sourcesOf = ({ images }: IGatsbyImageData) => images.sources ?? [];

/** A picture in AVIF, WebP and a fallback, for both themes, that needs no script. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  const { light, dark, alt } = picture;
  const image = light.gatsbyImageData;
  return (
    <picture className={className}>
      {/* The starter sets `media` anew where the stored theme differs from the system's. */}
      {dark &&
        sourcesOf(dark.gatsbyImageData).map(({ type, srcSet }) => (
          <source
            key={type}
            type={type}
            srcSet={srcSet}
            sizes={sizes}
            media="(prefers-color-scheme: dark)"
            data-dark=""
            suppressHydrationWarning
          />
        ))}
      {sourcesOf(image).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={image.images.fallback?.src}
        srcSet={image.images.fallback?.srcSet}
        sizes={sizes}
        alt={alt}
        width={image.width}
        height={Math.round(image.height)}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        suppressHydrationWarning
      />
    </picture>
  );
}
