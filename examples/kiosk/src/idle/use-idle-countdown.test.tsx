import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIdleCountdown } from './use-idle-countdown.ts';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

type KioskProps = { onIdle: () => void; isAtRest?: boolean };

function Kiosk({ onIdle, isAtRest = false }: KioskProps) {
  const seconds = useIdleCountdown({ idleMs: 120_000, warningMs: 15_000, isAtRest, onIdle });
  return <p data-testid="seconds">{seconds === null ? 'none' : seconds}</p>;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => screen.getByTestId('seconds').textContent;

describe('an idle kiosk', () => {
  it('counts down for 15 seconds, and then resets once', () => {
    const onIdle = vi.fn();
    render(<Kiosk onIdle={onIdle} />);
    wait(104_000);
    expect(shown()).toBe('none');
    wait(1_500);
    expect(shown()).toBe('15');
    wait(10_000);
    expect(shown()).toBe('5');
    expect(onIdle).not.toHaveBeenCalled();
    wait(5_000);
    expect(onIdle).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('none');
  });

  it.each(['pointerDown', 'keyDown', 'wheel', 'touchMove', 'input'] as const)('stops counting on %s', (event) => {
    const onIdle = vi.fn();
    render(<Kiosk onIdle={onIdle} />);
    wait(110_000);
    expect(shown()).not.toBe('none');
    act(() => void fireEvent[event](document.body));
    expect(shown()).toBe('none');
    wait(100_000);
    expect(onIdle).not.toHaveBeenCalled();
  });

  it('resets at once after the device has slept', () => {
    const onIdle = vi.fn();
    render(<Kiosk onIdle={onIdle} />);
    vi.setSystemTime(Date.now() + 3_600_000);
    wait(500);
    expect(onIdle).toHaveBeenCalledTimes(1);
  });

  it('does nothing on the start screen', () => {
    const onIdle = vi.fn();
    render(<Kiosk onIdle={onIdle} isAtRest />);
    wait(600_000);
    expect([shown(), onIdle.mock.calls]).toEqual(['none', []]);
  });
});
