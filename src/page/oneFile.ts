/** The text of the page in one file, as its loader read it; `undefined` where the page is a folder of files. */
export const oneFile = (globalThis as { searchlightPage?: string }).searchlightPage;
