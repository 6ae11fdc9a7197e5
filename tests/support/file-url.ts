/** Replaces the address of a file that webpack would serve. */
export default '/static/file';
