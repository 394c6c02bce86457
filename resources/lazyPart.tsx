/**
 * A part of a page that is loaded when it is first needed. One that cannot be loaded, or that breaks, says so in its own
 * place: what stands around it, such as a half-filled form, stays.
 */
import { Component, lazy, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { MissingPart, type Place } from './MissingPart.tsx'

/** `preload` fetches the program of the part before it is needed; it never fails. */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> }

/**
 * @param load Imports the module. @param place Where a part that cannot be loaded says so.
 * @example const Help = lazyPart(() => import('./Help.tsx'), 'dialog')
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  place: Place = 'inline',
): LazyPart<P> {
  // React keeps the failure of a lazy component: another try takes another component.
  let Content = lazy(load)
  const renew = () => {
    Content = lazy(load)
  }
  const Part = (props: P) => (
    <PartBoundary place={place} onRetry={renew} onClose={closeOf(props)}>
      {() => <Content {...props} />}
    </PartBoundary>
  )
  return Object.assign(Part, {
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  })
}

type PartBoundaryProps = {
  place: Place
  onRetry: () => void
  onClose: (() => void) | undefined
  children: () => ReactNode
}

class PartBoundary extends Component<PartBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack)
  }

  /** What is opened anew is tried anew. */
  override componentWillUnmount(): void {
    if (this.state.error) this.props.onRetry()
  }

  override render(): ReactNode {
    const { place, onRetry, onClose, children } = this.props
    if (!this.state.error) return children()
    const handleRetry = () => {
      onRetry()
      this.setState({ error: null })
    }
    return <MissingPart place={place} onRetry={handleRetry} onClose={onClose} />
  }
}

/** Dialogs and panels are closed by whoever opened them. */
function closeOf(props: object): (() => void) | undefined {
  const { onClose } = props as { onClose?: unknown }
  return typeof onClose === 'function' ? () => void onClose(false) : undefined
}
