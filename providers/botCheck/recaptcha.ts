/** Google reCAPTCHA v3, loaded only if the server is configured for it. */

type Recaptcha = {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

/** Milliseconds to wait for Google. */
const patience = 10_000
let loading: Promise<Recaptcha> | undefined

/**
 * @returns A function that returns a token for an action.
 * @throws If Google's script does not load.
 */
export async function loadRecaptcha(siteKey: string): Promise<(action: string) => Promise<string>> {
  loading ??= load(siteKey)
  loading.catch(() => (loading = undefined))
  const recaptcha = await loading
  return (action) => recaptcha.execute(siteKey, { action })
}

function load(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?${new URLSearchParams({ render: siteKey })}`
    script.async = true
    script.onload = () => {
      const { grecaptcha } = globalThis as { grecaptcha?: Recaptcha }
      grecaptcha?.ready(() => resolve(grecaptcha))
    }
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded.'))
    setTimeout(() => reject(new Error('reCAPTCHA did not answer.')), patience)
    document.head.append(script)
  })
}
