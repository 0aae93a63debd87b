/**
 * What a search of the user has at hand: a function of what stands on the board, which runs before the program. All of
 * it may be replaced by the program's own. A state is a list of cells, a new one each time, and nothing keeps a program
 * from changing it: to change one board that is shared is a mistake that a program can make.
 */
export const SEARCH_WORDS = `
(start, goal, rows, cols, costs, print, measure) => {
  const [isList, whole] = [Array.isArray, Number.isInteger];
  const cells = goal.length;

  const kindOf = (value) => {
    if (value === null || value === undefined) return String(value);
    if (isList(value)) return 'a list of ' + value.length + (value.length === 1 ? ' entry' : ' entries');
    return { object: 'an object', function: 'a function', string: 'a text', number: 'a number' }[typeof value] ?? 'a ' + typeof value;
  };
  /** The state, or what is wrong with it. */
  const checked = (who, state) => {
    if (!isList(state) || state.length !== cells)
      throw new TypeError(who + ' needs a state, which is a list of ' + cells + ' cells, and not ' + kindOf(state));
    const seen = [];
    for (let cell = 0; cell < cells; cell++) {
      const tile = state[cell];
      if (!whole(tile) || tile < 0 || tile >= cells)
        throw new TypeError(who + ': cell ' + cell + ' of the state is ' + (whole(tile) ? tile : kindOf(tile)) + ', and tiles are 0 to ' + (cells - 1));
      if (seen[tile]) throw new TypeError(who + ': ' + (tile === 0 ? 'the blank' : 'tile ' + tile) + ' is there twice in [' + state + ']');
      seen[tile] = true;
    }
    return state;
  };
  /** As a list, or as rows where the number of cells does not tell the sides. */
  const written = (state) => {
    if (rows === cols) return '[' + state + ']';
    let text = '';
    for (let cell = 0; cell < cells; cell++) text += (cell === 0 ? '' : cell % cols === 0 ? '],[' : ',') + state[cell];
    return '[[' + text + ']]';
  };
  const isThere = (value) => value !== undefined && value !== null;
  const numbers = (who, given) => {
    let text = '';
    for (const name of ['g', 'h', 'f']) {
      const number = given[name];
      if (!isThere(number)) continue;
      if (typeof number !== 'number' || number - number !== 0) throw new TypeError(who + ': ' + name + ' must be a number, and is ' + (typeof number === 'number' ? number : kindOf(number)));
      text += ',"' + name + '":' + number;
    }
    return text;
  };
  const line = (who, state, more, h) => {
    const given = typeof more === 'object' && more !== null ? more : { g: more, h };
    const parent = isThere(given.parent) ? ',"parent":' + written(checked(who, given.parent)) : '';
    print('{"' + who + '":' + written(checked(who, state)) + parent + numbers(who, given) + '}');
  };
  const swapped = (state, cell, other) => {
    const next = state.slice();
    next[cell] = state[other];
    next[other] = state[cell];
    return next;
  };

  globalThis.start = start;
  globalThis.goal = goal.slice();
  globalThis.rows = rows;
  globalThis.cols = cols;
  globalThis.isGoal = (state) => {
    checked('isGoal', state);
    for (let cell = 0; cell < cells; cell++) if (state[cell] !== goal[cell]) return false;
    return true;
  };
  globalThis.successors = (state) => {
    const blank = checked('successors', state).indexOf(0);
    const [row, col] = [(blank - (blank % cols)) / cols, blank % cols];
    const near = [];
    if (row > 0) near.push(swapped(state, blank, blank - cols));
    if (row < rows - 1) near.push(swapped(state, blank, blank + cols));
    if (col > 0) near.push(swapped(state, blank, blank - 1));
    if (col < cols - 1) near.push(swapped(state, blank, blank + 1));
    return near;
  };
  globalThis.cost = (state, next) => costs[checked('cost', state)[checked('cost', next).indexOf(0)]];
  globalThis.h = (state) => measure(checked('h', state).join());
  globalThis.key = (state) => checked('key', state).join(' ');
  globalThis.expand = (state, more, h) => line('expand', state, more, h);
  globalThis.generate = (state, more, h) => line('generate', state, more, h);
  globalThis.solution = (path) => {
    if (typeof path !== 'string' && !isList(path)) throw new TypeError('solution needs the path, a list of states or of moves, and not ' + kindOf(path));
    const isBoards = isList(path) && path.length > 0 && isList(path[0]);
    print('{"path":' + (isBoards ? '[' + path.map((state) => written(checked('solution', state))) + ']' : JSON.stringify(path)) + '}');
  };
}
`;
