/** Opens the filter by a value, of a cell or of all cells of a row, as its key does. */
export const openValueFilter = (at: Element | null): void => {
  at?.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', shiftKey: true, bubbles: true, cancelable: true }))
}
