/** Error boundary around the page: menu and header survive an error in it. */
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorPage } from '#src/screens/ErrorPage.tsx'

/** `page`: current path; navigation resets the error. */
type BoundaryProps = { page: string; children: ReactNode }
type BoundaryState = { error: Error | null; page: string }

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, page: this.props.page }

  static getDerivedStateFromError(error: Error): Partial<BoundaryState> {
    return { error }
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return page === state.page ? null : { error: null, page }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  override render(): ReactNode {
    const { error } = this.state
    return error ? <ErrorPage error={error} onRetry={() => this.setState({ error: null })} /> : this.props.children
  }
}
