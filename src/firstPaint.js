// Runs before anything is painted: a dark page must not begin white. The program takes over from here.
try {
  const appearance = localStorage.getItem('appearance')
  if (appearance === 'light' || appearance === 'dark') document.documentElement.dataset.appearance = appearance
} catch {
  // Storage is switched off.
}
