/** What of the whole run is shown over the tree. */
export type DrawerPage = 'charts' | 'nodes';
