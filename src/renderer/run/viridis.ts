/**
 * The colour map viridis by S. van der Walt and N. Smith (matplotlib 2.0, CC0; https://bids.github.io/colormap): sixteen of its 256
 * colours, at equal distances, and what lies between them; no channel is off by more than 6 of 255. d3-scale-chromatic has all of them,
 * and forty other maps, which it would compute at every start.
 */
import { interpolateRgb, piecewise } from 'd3-interpolate';

const COLOURS = [
  ...['#440154', '#481a6c', '#472f7d', '#414487', '#39568c', '#31688e', '#2a788e', '#23888e'],
  ...['#1f988b', '#22a884', '#35b779', '#54c568', '#7ad151', '#a5db36', '#d2e21b', '#fde725'],
];

/** The colour at a place of the map, from 0 to 1. */
export const viridis: (place: number) => string = piecewise(interpolateRgb, COLOURS);
