/** Giving a hand's proof to the person as one file. */
export function save(name: string, file: object): void {
  const text = `${JSON.stringify(file)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.doorcard.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
