/** jsdom has no layout: here every element is as large as a screen, and size changes are never reported. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

export function pretendLayout(): void {
  Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver })
  Object.defineProperties(HTMLElement.prototype, {
    clientHeight: { configurable: true, value: 800 },
    offsetHeight: { configurable: true, value: 800 },
    clientWidth: { configurable: true, value: 1600 },
    offsetWidth: { configurable: true, value: 1600 },
  })
  Object.assign(globalThis, { scrollTo: () => {} })
  Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollTo })
}

function scrollTo(this: Element, options?: ScrollToOptions): void {
  if (options?.top !== undefined) this.scrollTop = options.top
}
