/** The facts about the site that are built into the editor. */
export type CmsOptions = {
  brand: string;
  /** Such as `acme/site`. */
  repository: string;
  branch: string;
  /** Whether it saves to GitHub; otherwise to a folder of this computer. */
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
