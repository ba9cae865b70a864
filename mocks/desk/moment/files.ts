/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Opens a file picker for text files; resolves to their contents. */
export function chooseTexts(accept: string, multiple = false): Promise<string[]> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept, multiple });
  return new Promise((resolve) => {
    input.addEventListener('change', () => {
      resolve(Promise.all([...(input.files ?? [])].map((file) => file.text())));
    });
    input.click();
  });
}
