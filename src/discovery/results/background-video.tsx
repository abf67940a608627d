// A silent film in a content block; it plays while in view, and tries again when the browser refused (GR-07).
import { useEffect, useRef } from 'react';
import styles from '#src/discovery/results/background-video.module.css';

export function BackgroundVideo({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    // Refused autoplay is the browser's right; the next time in view asks again.
    const play = () => void element.play().catch(() => undefined);
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) play();
      else element.pause();
    });
    const again = () => {
      if (document.visibilityState === 'visible') play();
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', again);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return (
    <video
      ref={video}
      className={styles['film']}
      src={src}
      muted
      loop
      playsInline
      preload="metadata"
      aria-hidden="true"
    />
  );
}
