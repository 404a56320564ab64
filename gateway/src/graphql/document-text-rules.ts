import { type ASTVisitor, GraphQLError, type NameNode, type StringValueNode, type ValidationContext } from 'graphql';

/** A response repeats aliases, so they are bounded, as are all other names. */
const MAX_NAME_LENGTH = 80;

export function nameLengthRule(context: ValidationContext): ASTVisitor {
  return {
    Name(node: NameNode) {
      if (node.value.length <= MAX_NAME_LENGTH) return;
      context.reportError(new GraphQLError(`A name has at most ${MAX_NAME_LENGTH} characters.`, { nodes: node }));
    },
  };
}

/** The content service rejects NUL characters. */
export function noNulRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node: StringValueNode) {
      if (node.value.includes('\0')) {
        context.reportError(new GraphQLError('A text holds a NUL character.', { nodes: node }));
      }
    },
  };
}
