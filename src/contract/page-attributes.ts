/**
 * The attributes by which scripts, styles and the build find the parts of a page and its state. In an enum, because
 * esbuild inlines its values: constants would make the scripts longer.
 */
export enum PageAttribute {
  /** On the text of an article, which the feed takes. */
  articleText = 'data-article-text',

  /** On a source or a color for the dark theme, whose `media` follows the theme. */
  dark = 'data-dark',

  /** On a checkbox that shows the edits of the page. */
  edits = 'data-edits',

  /** On the not-found page, whose path is logged. */
  notFound = 'data-not-found',

  /** On the label of the checkbox that pauses the testimonials. A swipe over it pauses them, too. */
  pauses = 'data-pauses',

  /** On the link to a video. Its value is the address of the player, which replaces the link. */
  player = 'data-player',

  /** On the same link. Its value is the title of the video, which names the player. */
  playerTitle = 'data-player-title',

  /** On the button that puts the link to a video back in the place of its player. */
  closesPlayer = 'data-closes-player',

  /** On the button that switches the theme. */
  themeToggle = 'data-theme-toggle',

  /** On the document while its tab is hidden: animations pause. */
  hiddenTab = 'data-hidden-tab',

  /** On the document while tooltips are hidden. */
  hiddenTooltips = 'data-hidden-tooltips',
}

/** The ids of elements around the page, in an enum for the same reason. */
export enum PageId {
  /** The template with React's scripts. */
  app = 'app',
}
