// The muted background video of a content block: plays while visible, and tries again when the browser refused (GR-07).
import { useEffect, useRef } from 'react';
import styles from '#src/discovery/results/background-video.module.css';

export function BackgroundVideo({ src }: { src: string }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
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
    };
  }, []);
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
