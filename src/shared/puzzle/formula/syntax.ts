import type { Span } from './fault.ts';
import type { Loop } from './operators.ts';

export type Expression = NumberNode | NameNode | CallNode | LambdaNode | OperatorNode;

interface NumberNode extends Span {
  readonly kind: 'number';
  readonly value: number;
}

export interface NameNode extends Span {
  readonly kind: 'name';
  readonly name: string;
}

export interface CallNode extends Span {
  readonly kind: 'call';
  readonly name: NameNode;
  readonly args: readonly Expression[];
}

/** `tile => body`, or `(a, b) => body`. */
export interface LambdaNode extends Span {
  readonly kind: 'lambda';
  readonly params: readonly NameNode[];
  readonly body: Expression;
}

interface OperatorNode extends Span {
  readonly kind: 'operator';
  /** As written between its operands; `?` for `test ? yes : no`, and with an `x` behind it for a prefix. */
  readonly sign: string;
  readonly loop: Loop;
  readonly operands: readonly Expression[];
}

export function operandsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'call':
      return node.args;
    case 'lambda':
      return [node.body];
    case 'operator':
      return node.operands;
    default:
      return [];
  }
}
