/** What the editor knows of the site. */
export type CmsOptions = {
  brand: string;
  /** The owner and the name: `acme/site`. */
  repository: string;
  branch: string;
  /** Whether it saves to the service; otherwise to a folder of this computer. */
  isOnline: boolean;
  /** The pages of the site when the editor was built. */
  pages: readonly CmsPage[];
};

export type CmsPage = {
  path: string;
  /** Relative to `content/`. */
  file: string;
  title: string;
  /** The `typeName` of its `ContentType`. */
  typeName: string;
};
