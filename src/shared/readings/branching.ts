const BISECTIONS = 60;

/**
 * The effective branching factor b*: that of a uniform tree of depth d with N + 1 nodes, N + 1 = 1 + b + b² + … + bᵈ
 * (Russell & Norvig, *Artificial Intelligence: A Modern Approach*, 4e, 3.6.1). `generated` is N; `depth`, at most N,
 * is the length of the solution. `null` for depth 0.
 */
export function effectiveBranchingFactor(generated: number, depth: number): number | null {
  if (depth === 0) return null;
  let low = 0;
  let high = generated;
  for (let bisection = 0; bisection < BISECTIONS; bisection++) {
    const middle = (low + high) / 2;
    if (uniformTree(middle, depth) < generated + 1) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function uniformTree(branching: number, depth: number): number {
  let nodes = 1;
  for (let level = 0; level < depth; level++) nodes = nodes * branching + 1;
  return nodes;
}
