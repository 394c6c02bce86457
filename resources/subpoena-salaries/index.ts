/** Generated views with a link to the calculator of court costs above the list. */
import generated from '#resources/generated/subpoena-salaries/index.ts'
import { lazyPart } from '#resources/page/lazyPart.tsx'

export default {
  ...generated,
  options: {
    ...generated.options,
    listActions: lazyPart(async () => ({ default: (await import('./CalculatorLink.tsx')).CalculatorLink })),
  },
}
