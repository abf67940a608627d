// The muted background video of a content block: plays while visible, tries again when the browser refused (GR-07), and can be stopped.
import { useEffect, useRef } from 'react';
import { useTexts } from '#src/discovery/host-context.tsx';
import styles from '#src/discovery/results/background-video.module.css';
import { Icon } from '#src/ui/icon.tsx';

const PAUSE_PATH = 'M8.5 5v14m7-14v14';
const PLAY_PATH = 'M8 5l11 7-11 7V5Z';

/** `isPaused`: by the shopper. */
export function BackgroundVideo({ src, isPaused }: { src: string; isPaused: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return undefined;
    // A browser may refuse autoplay; it is tried again the next time the video is visible.
    const play = () => void element.play().catch(() => undefined);
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) play();
      else element.pause();
    });
    const playWhenVisible = () => {
      if (document.visibilityState === 'visible') play();
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', playWhenVisible);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', playWhenVisible);
      element.pause();
    };
  }, [isPaused]);
  return (
    <video
      ref={video}
      className={styles['video']}
      src={src}
      muted
      loop
      playsInline
      preload="metadata"
      aria-hidden="true"
    />
  );
}

/** Stands outside of the block's link. */
export function PauseButton({ isPaused, toggle }: { isPaused: boolean; toggle: () => void }) {
  const texts = useTexts();
  return (
    <button
      type="button"
      className={styles['pause']}
      aria-label={texts.listing.pauseVideo}
      aria-pressed={isPaused}
      onClick={toggle}
    >
      <Icon path={isPaused ? PLAY_PATH : PAUSE_PATH} />
    </button>
  );
}
