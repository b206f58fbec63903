import type { Drawing, DrawingOrder } from './drawingProcess.ts';
import { drawShareImage } from './drawShareImage.ts';

// Run as a process of its own by drawingProcess.ts; ends with the channel to it.

process.on('message', ({ card, picture }: DrawingOrder) => {
  drawShareImage(card, picture).then(
    (image) => answer({ image }),
    (error: unknown) => answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

function answer(drawing: Drawing): void {
  process.send?.(drawing);
}
