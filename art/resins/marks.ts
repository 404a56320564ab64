type Pen = CanvasRenderingContext2D;

/** Red diamond with an exclamation mark. */
export function drawWarning(pen: Pen, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.rotate(Math.PI / 4);
  pen.fillStyle = '#ffffff';
  pen.strokeStyle = '#c8281e';
  pen.lineWidth = 0.8;
  pen.fillRect(-3.6, -3.6, 7.2, 7.2);
  pen.strokeRect(-3.6, -3.6, 7.2, 7.2);
  pen.restore();
  pen.fillStyle = '#17181a';
  pen.fillRect(x - 0.45, y - 2.8, 0.9, 3.6);
  dot(pen, x, y + 2, 0.6);
}

/** A sun struck through: keep away from light. */
export function drawNoSun(pen: Pen, x: number, y: number, ink: string): void {
  frame(pen, x, y, ink);
  dot(pen, x, y, 1.4);
  for (let ray = 0; ray < 8; ray++) {
    const [dx, dy] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
    line(pen, [x + dx * 2, y + dy * 2], [x + dx * 3, y + dy * 3]);
  }
  line(pen, [x - 3.2, y + 3.2], [x + 3.2, y - 3.2]);
}

export function drawGloves(pen: Pen, x: number, y: number, ink: string): void {
  frame(pen, x, y, ink);
  pen.beginPath();
  pen.roundRect(x - 1.8, y - 0.4, 3.6, 3.6, 0.7);
  pen.fill();
  for (let finger = 0; finger < 4; finger++) {
    pen.beginPath();
    pen.roundRect(x - 1.8 + finger * 0.94, y - 3 + Math.abs(finger - 1.6) * 0.4, 0.76, 3.4, 0.38);
    pen.fill();
  }
  line(pen, [x + 1.8, y + 1.2], [x + 3, y - 0.4]);
}

export function drawDrop(pen: Pen, x: number, y: number, ink: string): void {
  frame(pen, x, y, ink);
  pen.beginPath();
  pen.moveTo(x, y - 3);
  pen.bezierCurveTo(x + 3.2, y + 0.6, x + 2, y + 3, x, y + 3);
  pen.bezierCurveTo(x - 2, y + 3, x - 3.2, y + 0.6, x, y - 3);
  pen.fill();
}

function frame(pen: Pen, x: number, y: number, ink: string): void {
  pen.strokeStyle = ink;
  pen.fillStyle = ink;
  pen.lineWidth = 0.45;
  pen.beginPath();
  pen.roundRect(x - 4.6, y - 4.6, 9.2, 9.2, 1.6);
  pen.stroke();
}

function dot(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath();
  pen.arc(x, y, radius, 0, Math.PI * 2);
  pen.fill();
}

function line(pen: Pen, from: [number, number], to: [number, number]): void {
  pen.lineWidth = 0.55;
  pen.beginPath();
  pen.moveTo(...from);
  pen.lineTo(...to);
  pen.stroke();
}
