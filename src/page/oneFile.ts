/** The text of the page in one file, as its loader read it; `undefined` for a page in a folder of files. */
export const oneFile = (globalThis as { searchlightPage?: string }).searchlightPage;
