/**
 * Lazy part of a page. If it fails to load or render, an error shows in its place, and everything around it, such as a
 * half-filled form, stays.
 */
import { Component, lazy, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { MissingPart, type Place } from './MissingPart.tsx'

/** `preload` loads the code in advance and never rejects. */
export type LazyPart<P> = ComponentType<P> & { preload: () => Promise<void> }

/**
 * @param load Imports the module. @param place Place in which a part that cannot be loaded says so.
 * @example const Help = lazyPart(() => import('./Help.tsx'), 'dialog')
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  place: Place = 'inline',
): LazyPart<P> {
  // React caches the failure of a lazy component: a retry needs a new component.
  let Content = lazy(load)
  const renew = () => {
    Content = lazy(() => load().catch(loadAnew<P>))
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

/**
 * A browser may remember that a file failed and not ask for it again, so this asks under another address. A file is
 * named after its main export.
 *
 * @throws The error that it is given, if that is not about a file or the file has no such export.
 */
async function loadAnew<P>(error: unknown): Promise<{ default: ComponentType<P> }> {
  const [address, name = ''] = /https?:\S+\/(\w+)-[\w-]+\.js/.exec(String(error)) ?? []
  const found: Record<string, ComponentType<P> | undefined> = address
    ? await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)
    : {}
  const part = found[name] ?? found.default
  if (!part) throw error
  return { default: part }
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

  /** Reopening retries. */
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

/** Close function of dialogs and panels. */
function closeOf(props: object): (() => void) | undefined {
  const { onClose } = props as { onClose?: unknown }
  return typeof onClose === 'function' ? () => void onClose(false) : undefined
}
