/** Shows the parts that a selector finds under `root` where `isShown` says so, and hides the others. */
export function showParts(
  root: ParentNode,
  selector: string,
  isShown: (part: HTMLElement) => boolean,
): void {
  for (const part of root.querySelectorAll<HTMLElement>(selector)) part.hidden = !isShown(part)
}
