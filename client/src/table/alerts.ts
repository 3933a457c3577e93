/** What calls a player back to the table: two soft notes, and a screen that stays on. */
import { settings } from '../room/settings.svelte';

const NOTES = [659.25, 880];
const NOTE_S = 0.16;

let sounds: AudioContext | null = null;

/** Two notes; silent where the player has switched sounds off or the browser will not play any yet. */
export function chime(): void {
  if (!settings.now.sounds || typeof AudioContext === 'undefined') return;
  sounds ??= new AudioContext();
  if (sounds.state === 'suspended') void sounds.resume();
  const start = sounds.currentTime;
  NOTES.forEach((pitch, at) => sounds && note(sounds, pitch, start + at * NOTE_S));
}

function note(sounds: AudioContext, pitch: number, at: number): void {
  const tone = sounds.createOscillator();
  const volume = sounds.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.18, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + NOTE_S * 2);
  tone.connect(volume).connect(sounds.destination);
  tone.start(at);
  tone.stop(at + NOTE_S * 2);
}

/** Keep the screen on until the returned function is called; asked again whenever the page is seen again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const take = async (): Promise<void> => {
    if (over || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (over) await lock.release();
    } catch {
      // Low battery, or a plain http page: the screen goes off as it likes.
    }
  };
  const seen = (): void => void take();
  document.addEventListener('visibilitychange', seen);
  void take();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
