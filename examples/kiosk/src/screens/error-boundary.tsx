import { Component, type ReactNode } from 'react';
import { StartFailure } from './start-failure.tsx';

type ErrorBoundaryProps = { children: ReactNode };

export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <StartFailure /> : this.props.children;
  }
}
