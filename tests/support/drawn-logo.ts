/** In place of `generated/logo`: a brand without a logo of its own. */
export default null;
