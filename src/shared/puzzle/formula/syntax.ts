import type { Span } from './fault.ts';

export type UnaryOperator = '-' | '!' | 'not';

export const BINARY_OPERATORS = ['or', 'and', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '^'] as const;
export type BinaryOperator = (typeof BINARY_OPERATORS)[number];

export type Expression = NumberNode | NameNode | CallNode | LambdaNode | UnaryNode | BinaryNode | ChoiceNode;

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

interface UnaryNode extends Span {
  readonly kind: 'unary';
  readonly operator: UnaryOperator;
  readonly operand: Expression;
}

interface BinaryNode extends Span {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

/** `test ? yes : no`. */
interface ChoiceNode extends Span {
  readonly kind: 'choice';
  readonly test: Expression;
  readonly yes: Expression;
  readonly no: Expression;
}

export function operandsOf(node: Expression): readonly Expression[] {
  switch (node.kind) {
    case 'call':
      return node.args;
    case 'lambda':
      return [node.body];
    case 'unary':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'choice':
      return [node.test, node.yes, node.no];
    default:
      return [];
  }
}
