import { type ASTVisitor, GraphQLError, type NameNode, type StringValueNode, type ValidationContext } from 'graphql';

/** The response contains aliases, so long names would inflate it. */
const MAX_NAME_LENGTH = 80;

export function nameLengthRule(context: ValidationContext): ASTVisitor {
  return {
    Name(node: NameNode) {
      if (node.value.length <= MAX_NAME_LENGTH) return;
      context.reportError(new GraphQLError(`Names must not exceed ${MAX_NAME_LENGTH} characters.`, { nodes: node }));
    },
  };
}

/** The content service rejects NUL characters. */
export function noNulRule(context: ValidationContext): ASTVisitor {
  return {
    StringValue(node: StringValueNode) {
      if (node.value.includes('\0')) {
        context.reportError(new GraphQLError('String values must not contain NUL characters.', { nodes: node }));
      }
    },
  };
}
