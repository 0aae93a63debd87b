/** What of the whole run is shown over the tree. */
export type RunPage = 'charts' | 'nodes';
